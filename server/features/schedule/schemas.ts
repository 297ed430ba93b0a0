import { z } from 'zod';
import { SCHEDULED_ACTS } from '../../db/schema.ts';
import { calendarDay as day, storedId, storedVersion } from '../../lib/fields.ts';

const time = z
  .string({ error: 'Ожидается время в виде чч:мм.' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Ожидается время в виде чч:мм.' });
const wall = z.object({ day, time });
const kind = z.string().describe('news, depoNews, depoCompasses или depoMessages');
const id = storedId;

const schedule = z.object({
  id: z.number(),
  kind: z.string(),
  recordId: z.number(),
  title: z.string(),
  act: z.enum(SCHEDULED_ACTS),
  version: z.number().describe('Подтверждённая версия'),
  day: z.string(),
  time: z.string(),
  by: z.string(),
  setAt: z.string(),
  state: z.string().describe('waiting, stopped (запись изменили), done, failed, withdrawn'),
  reason: z.string(),
  ended: wall.nullable(),
  lateMinutes: z.number().describe('Столько после назначенного времени: сервер не работал'),
});

const answering = <Data extends z.ZodType>(data: Data) => ({ response: { 200: z.object({ data }) } });
/** The depository's present day and time. */
const items = answering(z.object({ now: wall, timeZone: z.string(), items: z.array(schedule) }));

export const betweenSchema = { querystring: z.object({ from: day, to: day }), ...items };
export const itemSchema = { params: z.object({ kind, id: z.string() }), ...items };
export const marksSchema = { params: z.object({ kind }), ...answering(z.array(schedule)) };
export const countSchema = answering(z.object({ count: z.number(), stopped: z.number() }));

/** The schedule that the sender has seen; null for none. Without it the last one wins. */
const was = wall.nullable().optional().describe('Какое время видел отправитель; null, если никакого');

export const setSchema = {
  body: wall.extend({ kind, id, act: z.enum(SCHEDULED_ACTS), version: storedVersion, was }),
  ...answering(schedule),
};
export const moveSchema = { body: wall.extend({ id, was }), ...answering(schedule) };
export const withdrawSchema = {
  body: z.object({
    id,
    was,
    setAt: z.string().optional().describe('Когда назначено то, что видел отправитель'),
  }),
  ...answering(schedule),
};
