import { participantNews } from './depoNews/participants.ts';
import { recordDateNews } from './depoNews/recordDates.ts';
import { reminderNews } from './depoNews/reminders.ts';
import { systemNews } from './depoNews/systems.ts';
import { trainingNews } from './depoNews/trainings.ts';
import type { SamplePublication } from './samplePublication.ts';

/** News for participants and issuers. The order decides which cover an item gets: a new one is added at the end. */
export const sampleDepoNews: readonly SamplePublication[] = [
  ...systemNews,
  ...participantNews,
  ...recordDateNews,
  ...trainingNews,
  ...reminderNews,
];
