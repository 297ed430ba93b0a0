import type { RaRecord } from 'ra-core';
import { records } from './answers.ts';
import { isLight, wholeOf } from './arrivals.ts';
import type { Call } from './calls.ts';
import { endpointOf } from './endpoints.ts';
import { readJson } from './http.ts';

/** What is shorter and comes with its length is no large list, packed or not. */
const SMALL_BYTES = 500_000;

/** The call for a list, which a depository without pages may answer with one of any size. */
export const listOfAnySize = (call: Call<unknown[]>): Call<unknown[]> => ({
  ...call,
  reading: async (response) => {
    const { headers } = response;
    const isSmall = Number(headers.get('content-length') ?? Number.NaN) < SMALL_BYTES;
    const isPage = headers.has('x-total-count');
    if (call.answer !== records || isSmall || isPage || typeof Worker === 'undefined')
      return readJson(response);
    return await (await import('./largeLists/readList.ts')).readList(response, call.path);
  },
});

/** Records of large lists: light ones, made once of each element, and whole again where one is shown. */
export const createLightRecords = () => {
  const made = new WeakMap<object, RaRecord[]>();

  /** Makes records of what came. */
  const read = (resource: string, elements: unknown[]): RaRecord[] => {
    const { shape } = endpointOf(resource);
    return elements.flatMap((element) => {
      if (!isLight(element)) return shape.read(element);
      const records = made.get(element) ?? shape.read(element);
      made.set(element, records);
      return records;
    });
  };

  /** The record with all its texts and pictures. */
  const one = async (resource: string, record: RaRecord): Promise<RaRecord> => {
    const element = await wholeOf(record);
    if (element === undefined) return record;
    return (
      endpointOf(resource)
        .shape.read(element)
        .find(({ id }) => id === record.id) ?? record
    );
  };

  return {
    read,
    one,
    whole: (resource: string, records: RaRecord[]) =>
      Promise.all(records.map((record) => one(resource, record))),
  };
};
