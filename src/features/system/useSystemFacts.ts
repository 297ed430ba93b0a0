import { useTranslate } from 'react-admin';
import { fileSize } from '../../components/fileSize.ts';
import { usePeopleCounts } from '../../components/usePeopleCounts.ts';
import type { SystemState } from '../../dataProvider/systemCalls.ts';
import { durationInWords, russianMoment } from '../../dates.ts';

/** The facts of each part of the server in words; '' for what there is nothing to say of. */
export const useSystemFacts = ({ database, files, mail, backup, personal, ...state }: SystemState) => {
  const translate = useTranslate();
  const formatCounts = usePeopleCounts();
  const count = (key: string, smart_count: number) => translate(`system.${key}`, { smart_count });
  const retention = (key: string, months: number) =>
    months > 0 ? count(key, months) : translate('system.unlimited');
  const duration = (seconds: number) => durationInWords(seconds) || translate('system.lessThanMinute');
  return {
    program: {
      version: state.version,
      started: russianMoment(state.startedAt),
      uptime: duration((Date.now() - Date.parse(state.startedAt)) / 1000),
    },
    storage: {
      database: translate(`system.${database.isEmbedded ? 'embedded' : 'server'}`, {
        version: database.version,
      }),
      databaseSize: fileSize(database.bytes),
      files: translate('system.filesOf', { smart_count: files.count, size: fileSize(files.bytes) }),
      filesPlace: files.place,
      free: fileSize(state.freeBytes),
    },
    mail: {
      delivery: translate(`system.${mail.isSent ? 'sent' : 'notSent'}`),
      waiting: mail.waiting > 0 ? count('mails', mail.waiting) : translate('system.noMails'),
      oldest: mail.waiting > 0 ? duration(mail.oldestSeconds) : '',
      givenUp: mail.givenUp > 0 ? count('mails', mail.givenUp) : '',
    },
    backup: {
      schedule: translate(`system.${backup.isScheduled ? 'scheduled' : 'notScheduled'}`),
      lastBackup: backup.lastAt
        ? `${russianMoment(backup.lastAt)}, ${fileSize(backup.bytes)}`
        : translate('system.never'),
      backupFile: backup.file,
      failedAt: backup.failedAt && russianMoment(backup.failedAt),
    },
    personal: {
      applicationsKept: retention('afterClosing', personal.applicationMonths),
      appealsKept: retention('afterSending', personal.appealMonths),
      nextErasing: personal.nextAt && russianMoment(personal.nextAt),
      willGo: personal.nextAt && formatCounts(personal.due),
      forgotten: personal.forgottenVacancies > 0 ? count('vacancies', personal.forgottenVacancies) : '',
    },
  };
};
