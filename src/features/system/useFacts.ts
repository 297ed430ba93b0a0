import { useTranslate } from 'ra-core';
import type { Fact } from '../../components/FactList.tsx';
import { fileSize } from '../../components/fileSize.ts';
import type { SystemState } from '../../dataProvider/systemCalls.ts';
import { russianMoment } from '../../dates.ts';
import { useNumbersInWords } from '../personal/useNumbersInWords.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The facts that the screen shows, panel by panel, in words. */
export const useFacts = () => {
  const translate = useTranslate();
  const willGo = useNumbersInWords();
  const count = (key: string, smart_count: number) => translate(`system.${key}`, { smart_count });

  /** «3 дня 4 часа»: the two largest units are enough. */
  const span = (seconds: number) => {
    const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
    const minutes = Math.floor((seconds % HOUR) / MINUTE);
    if (days > 0) return [count('days', days), hours > 0 && count('hours', hours)].filter(Boolean).join(' ');
    if (hours > 0)
      return [count('hours', hours), minutes > 0 && count('minutes', minutes)].filter(Boolean).join(' ');
    return minutes > 0 ? count('minutes', minutes) : translate('system.lessThanMinute');
  };

  const kept = (key: string, months: number) =>
    months > 0 ? count(key, months) : translate('system.keptForEver');

  return ({ database, files, mail, backup, personal, ...state }: SystemState): [string, Fact<string>[]][] => [
    [
      'program',
      [
        ['version', state.version],
        ['started', russianMoment(state.startedAt)],
        ['uptime', span((Date.now() - Date.parse(state.startedAt)) / 1000)],
      ],
    ],
    [
      'storage',
      [
        [
          'database',
          translate(`system.${database.isEmbedded ? 'embedded' : 'server'}`, { version: database.version }),
        ],
        ['databaseSize', fileSize(database.bytes)],
        ['files', translate('system.filesOf', { smart_count: files.count, size: fileSize(files.bytes) })],
        ['filesPlace', files.place],
        ['free', fileSize(state.freeBytes)],
      ],
    ],
    [
      'mail',
      [
        ['delivery', translate(`system.${mail.isSent ? 'sent' : 'kept'}`)],
        ['waiting', mail.waiting > 0 ? count('mails', mail.waiting) : translate('system.noMails')],
        ['oldest', mail.waiting > 0 ? span(mail.oldestSeconds) : ''],
        ['givenUp', mail.givenUp > 0 ? count('mails', mail.givenUp) : ''],
      ],
    ],
    [
      'backup',
      [
        ['schedule', translate(`system.${backup.isScheduled ? 'scheduled' : 'notScheduled'}`)],
        [
          'lastBackup',
          backup.lastAt
            ? `${russianMoment(backup.lastAt)}, ${fileSize(backup.bytes)}`
            : translate('system.never'),
        ],
        ['backupFile', backup.file],
        ['failedAt', backup.failedAt && russianMoment(backup.failedAt)],
      ],
    ],
    [
      'personal',
      [
        ['applicationsKept', kept('afterClosing', personal.applicationMonths)],
        ['appealsKept', kept('afterSending', personal.appealMonths)],
        ['nextErasing', personal.nextAt && russianMoment(personal.nextAt)],
        ['willGo', personal.nextAt && willGo(personal.due)],
        ['forgotten', personal.forgottenVacancies > 0 ? count('vacancies', personal.forgottenVacancies) : ''],
      ],
    ],
  ];
};
