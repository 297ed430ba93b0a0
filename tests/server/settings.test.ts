import { describe, expect, it } from 'vitest';
import { readSettings } from '../../server/settings.ts';

describe('settings', () => {
  it('have a default each', () => {
    expect(readSettings({})).toMatchObject({
      production: false,
      port: 4000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/\/data$/),
      databaseUrl: undefined,
      s3: undefined,
      firstPassword: undefined,
      sample: true,
      retention: { applications: undefined, appeals: undefined },
      review: { edits: false, fourEyes: false },
      backupDir: undefined,
      backupAtMinutes: 180,
      backupKeep: 14,
      timeZone: 'Asia/Tashkent',
      logLevel: 'info',
      smtpUrl: undefined,
      mailFrom: { name: 'Центральный депозитарий ценных бумаг', address: 'no-reply@depository.uz' },
      trustProxy: 0,
      healthToken: undefined,
      shedsLoad: true,
      memoryLimitBytes: undefined,
      stopDelayMs: 0,
      stopDeadlineMs: 12_000,
    });
  });

  it('treat an empty variable as one that is not set', () => {
    const empty = {
      PORT: '',
      HOST: ' ',
      DATABASE_URL: '',
      DEPO_PASSWORD: '',
      DEPO_SAMPLE: '',
      TRUST_PROXY: '',
      SMTP_URL: '',
      MAIL_FROM: '',
    };
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '1e3'],
    ['DATABASE_URL', 'mysql://localhost/depository'],
    ['DATABASE_URL', 'depository'],
    ['DEPO_PASSWORD', '12345678'],
    ['DEPO_SAMPLE', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['RETENTION_APPLICATIONS', '6 months'],
    ['RETENTION_APPEALS', '-1'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_AT', '3:00'],
    ['BACKUP_KEEP', '0'],
    ['TIME_ZONE', 'Samarkand'],
    ['SMTP_URL', 'mail.example.uz'],
    ['SMTP_URL', 'http://mail.example.uz'],
    ['MAIL_FROM', 'Отдел кадров'],
    ['MAIL_FROM', 'hr@example.uz, other@example.uz'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'abc'],
    ['TRUST_PROXY', '101'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['HEALTH_TOKEN', 'short'],
    ['HEALTH_TOKEN', 'with a space in it'],
    ['SECRET_KEY', 'shorter than thirty-two'],
    ['S3_ENDPOINT', 's3.example.uz'],
    ['S3_ENDPOINT', 'https://key:secret@s3.example.uz'],
    ['S3_BUCKET', 'Files'],
    ['S3_REGION', 'near by'],
    ['S3_PATH_STYLE', 'yes'],
    ['STOP_DEADLINE_SECONDS', '2'],
    ['TRUST_PROXY', 'everybody, please'],
  ])('refuse the start and name the variable for %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: ожидается(?! Invalid)`));
  });

  it('know a bucket by all of its settings, and refuse some of them', () => {
    const env = {
      S3_ENDPOINT: 'https://s3.example.uz/',
      S3_BUCKET: 'files.of-one',
      S3_KEY: 'key',
      S3_SECRET: 'secret',
    };
    const s3 = { endpoint: 'https://s3.example.uz', bucket: 'files.of-one', key: 'key', secret: 'secret' };
    expect(readSettings(env).s3).toEqual({ ...s3, region: 'us-east-1', isPathStyle: true });
    const elsewhere = readSettings({ ...env, S3_REGION: 'eu-west-1', S3_PATH_STYLE: '0' });
    expect(elsewhere.s3).toEqual({ ...s3, region: 'eu-west-1', isPathStyle: false });
    expect(() => readSettings({ ...env, S3_SECRET: '' })).toThrow(
      /^S3_SECRET: ожидается значение: S3 настраивается переменными S3_ENDPOINT, .+ вместе/,
    );
  });

  it.each(['changeme1234', 'Admin@depository', 'password-2026', 'short-1one', 'qwertyuiop12'])(
    'refuse the guessable first password %s in production only',
    (DEPO_PASSWORD) => {
      expect(readSettings({ DEPO_PASSWORD }).firstPassword).toBe(DEPO_PASSWORD);
      expect(() => readSettings({ NODE_ENV: 'production', DEPO_PASSWORD })).toThrow(/^DEPO_PASSWORD: /);
    },
  );
});
