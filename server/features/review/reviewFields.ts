/** The fields of reviews in answers. */
import { z } from 'zod';

const person = z.object({ login: z.string(), name: z.string() });
export const people = z.array(person);

const note = z.object({
  note: z.string(),
  by: z.string(),
  at: z.string(),
  droppedVersion: z
    .number()
    .nullable()
    .describe('Версия, которая лежит в истории; null, если запись осталась как была'),
});

export const returnedItem = note.extend({ version: z.number() }).nullable();

const answered = note
  .nullable()
  .describe('Замечание, с которым вернули то, на смену чему это пришло, пока это не подтвердили');

const review = z.object({
  kind: z.string(),
  author: person.describe('Кто сохранил последним'),
  waitingSince: z.string(),
  takenDown: z.boolean().describe('Снята с сайта по расписанию и с тех пор не публиковалась'),
  returned: note.nullable(),
  answered,
  mayApprove: z.boolean(),
  reason: z.string().optional().describe('Почему подтвердить нельзя и кто может'),
});

export const queued = review.extend({
  id: z.number(),
  version: z.number(),
  title: z.string().describe('У списка фонда его валюта, у статистики пусто'),
  replaces: z.boolean().describe('Заменит опубликованное'),
  languages: z.array(z.string()).describe('Языки, на которых есть текст; у фонда и статистики пусто'),
  unresolved: z.number().describe('Открытые замечания'),
});

export const obstacle = z.object({
  id: z.number(),
  reason: z.string().describe('Почему подтвердить нельзя и кто может'),
  isReturned: z.boolean().describe('Возвращена автору и с тех пор не сохранена'),
});

export const record = z.looseObject({});

export const reviewedItem = review.extend({
  item: record.describe('Новейшее состояние, как в списке'),
  published: record.nullable().describe('Что сейчас показывает сайт, как в списке'),
  givenBack: record.nullable().describe('Что было возвращено, если есть answered'),
  approvers: people,
});

export const changeFields = queued.extend({ approvers: people });
