import LinkIcon from '@mui/icons-material/ForwardToInboxOutlined';
import RejectIcon from '@mui/icons-material/UnsubscribeOutlined';
import { Box, Skeleton } from '@mui/material';
import { useEffect, useRef } from 'react';
import { type RaRecord, useGetList, useStore, useTranslate } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { ConfirmRowButton } from '../../components/list/ConfirmRowButton.tsx';
import { type Application, lastMailOf, nameOfApplicant } from '../../dataProvider/applications.ts';
import { isCheckOff } from '../../dataProvider/conflict.ts';
import { isSameValue } from '../../dataProvider/fieldPaths.ts';
import { SessionEnded } from '../../dataProvider/http.ts';
import { applicationCalls } from '../../dataProvider/kindCalls.ts';
import { ROWS_PER_PAGE, SERVER_ORDER, textOf } from '../../dataProvider/listing.ts';
import { hasId } from '../../dataProvider/records.ts';
import { NotSent } from '../../dataProvider/unanswered.ts';
import { russianDay, russianMoment } from '../../dates.ts';
import { session } from '../../session.ts';

const MAILS = {
  link: {
    callOf: applicationCalls.sendTestLink,
    sentAt: 'linkSentAt',
    other: 'rejection',
    sent: 'linkSent',
    label: 'sendLink',
    color: 'primary',
    icon: <LinkIcon />,
  },
  rejection: {
    callOf: applicationCalls.sendRejection,
    sentAt: 'rejectionSentAt',
    other: 'link',
    sent: 'rejectionSent',
    label: 'reject',
    color: 'error',
    icon: <RejectIcon />,
  },
} as const;

/** What the mail takes from the vacancy. */
const TESTING = ['linkForTesting', 'dateOfTesting'];

/** What must still be as the question has shown it. Other fields may change at each reading, as a signed link does. */
const SHOWN = [
  'vacancyId',
  'fullName',
  'email',
  'result',
  'status',
  'linkSentAt',
  'rejectionSentAt',
] as const;

/** The page of a vacancy, read anew: the handed-over vacancy may be older. */
const pageOf = (id: Application['vacancyId']) => ({
  pagination: { page: 1, perPage: ROWS_PER_PAGE },
  sort: SERVER_ORDER,
  meta: { showing: id, fresh: true },
});

interface TestingProps extends Pick<Application, 'vacancyId'> {
  onShow: (vacancy: RaRecord | undefined) => void;
}

/** What the mail says of the test. */
const Testing = ({ vacancyId: id, onShow }: TestingProps) => {
  const translate = useTranslate();
  const { data = [], isFetching } = useGetList('vacancies', pageOf(id), { enabled: id != null });
  const vacancy = data.find(hasId(id ?? ''));
  useEffect(() => onShow(vacancy));
  const { linkForTesting, dateOfTesting } = vacancy ?? {};
  const testing = {
    link: textOf(linkForTesting) || translate('applications.mail.noLink'),
    day: russianDay(textOf(dateOfTesting)) || translate('applications.mail.noDay'),
  };
  const told = vacancy ? 'testing' : 'unknownTesting';
  return (
    // as high as what is loading, so that the buttons below do not move
    <Box sx={{ marginTop: 1.5, minHeight: '3lh', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {isFetching ? <Skeleton /> : translate(`applications.mail.${told}`, testing)}
    </Box>
  );
};

interface MailButtonProps {
  application: Application;
  mail: keyof typeof MAILS;
}

/** Sends a mail to the applicant after a confirmation, which also tells about an earlier mail. */
export const MailButton = ({ application, mail }: MailButtonProps) => {
  const { callOf, sentAt, other, sent, label, color, icon } = MAILS[mail];
  const translate = useTranslate();
  const { change, refuseOld, getList } = useDepository();
  const shownVacancy = useRef<RaRecord>(undefined);
  // another depository may not tell when it sent a mail
  const storeKey = `applications.${application.vacancyId}.${application.id}`;
  const [sentHereAt, setSentHereAt] = useStore(`${storeKey}.${sentAt}`, '');
  const [otherSentHereAt] = useStore(`${storeKey}.${MAILS[other].sentAt}`, '');

  const name = nameOfApplicant(application);
  const email = textOf(application.email) || translate('applications.mail.noEmail');
  const text = (key: string, values?: object) => translate(`applications.mail.${mail}.${key}`, values);
  const isKept = session.hasFeature('keptMails');
  const tell = (earlier: keyof typeof MAILS, at: string | null | undefined, key: string) => {
    if (!at) return null;
    const isFailed = application.mailFailedAt && lastMailOf(application)?.mail === earlier;
    const isInFolder = application.mailsInFolder?.includes(earlier);
    const told = isFailed ? `${earlier}.failed` : isInFolder ? `${earlier}.inFolder` : `${mail}.${key}`;
    return (
      <Box sx={{ marginTop: 1.5, fontWeight: 600 }}>
        {translate(`applications.mail.${told}`, { when: russianMoment(at) })}
      </Box>
    );
  };
  /** @throws when the mail would say another link or day than the question has shown */
  const refuseOldTesting = async () => {
    const shown = shownVacancy.current;
    if (!shown || isCheckOff()) return;
    const { data } = await getList('vacancies', pageOf(shown.id)).catch((error) => {
      throw error instanceof SessionEnded ? error : new NotSent(error.message, error.status);
    });
    const now = data.find(hasId(shown.id));
    if (!TESTING.every((field) => isSameValue(now?.[field], shown[field])))
      throw new NotSent(translate('applications.mail.oldTesting'), 409);
  };
  return (
    <ConfirmRowButton
      label={translate(`applications.${label}`)}
      item={name}
      icon={icon}
      color={color}
      title={text('title')}
      content={
        <>
          <Box sx={{ whiteSpace: 'pre-line' }}>
            {isKept ? translate('applications.mail.kept', { name, email }) : text('text', { name, email })}
          </Box>
          {mail === 'link' && (
            <Testing
              vacancyId={application.vacancyId}
              onShow={(vacancy) => {
                shownVacancy.current = vacancy;
              }}
            />
          )}
          {tell(other, application[MAILS[other].sentAt] || otherSentHereAt, 'other')}
          {tell(mail, application[sentAt] || sentHereAt, 'again')}
        </>
      }
      confirm={text('confirm')}
      run={async () => {
        await refuseOld('applications', application, SHOWN);
        await refuseOldTesting();
        await change('applications', callOf(application));
        setSentHereAt(new Date().toISOString());
      }}
      success={`resources.applications.notifications.${sent}`}
      failure="resources.applications.notifications.sendFailed"
      refresh
      mutationKey={['act', sent]}
      subject={application.id}
    />
  );
};
