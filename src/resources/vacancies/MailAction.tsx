import LinkIcon from '@mui/icons-material/ForwardToInboxOutlined';
import RejectIcon from '@mui/icons-material/UnsubscribeOutlined';
import { useStore, useTranslate } from 'ra-core';
import { AskedRowAction } from '../../components/AskedRowAction.tsx';
import { useDepository } from '../../components/act/useDepository.ts';
import type { Application } from '../../dataProvider/applications.ts';
import { russianMoment } from '../../dates.ts';
import { nameOfApplicant } from './names.ts';

const MAILS = {
  link: {
    call: 'sendTestLink',
    sentAt: 'linkSentAt',
    sent: 'linkSent',
    label: 'sendLink',
    color: 'primary',
    icon: <LinkIcon />,
  },
  rejection: {
    call: 'sendRejection',
    sentAt: 'rejectionSentAt',
    sent: 'rejectionSent',
    label: 'reject',
    color: 'error',
    icon: <RejectIcon />,
  },
} as const;

interface MailActionProps {
  application: Application;
  mail: keyof typeof MAILS;
}

/** Sends a mail to the applicant, once it is confirmed: a mail cannot be taken back. A second one says so. */
export const MailAction = ({ application, mail }: MailActionProps) => {
  const { call, sentAt, sent, label, color, icon } = MAILS[mail];
  const translate = useTranslate();
  const depository = useDepository();
  // another depository may not say when it sent one
  const [sentHereAt, setSentHereAt] = useStore(`applications.${application.id}.${sentAt}`, '');
  const formerly = application[sentAt] || sentHereAt;

  const name = nameOfApplicant(application);
  const email = application.email || translate('applications.mail.noEmail');
  const text = (key: string, values?: object) => translate(`applications.mail.${mail}.${key}`, values);
  return (
    <AskedRowAction
      label={translate(`applications.${label}`)}
      item={name}
      icon={icon}
      color={color}
      question={{
        title: text('title'),
        text: (
          <>
            {text('text', { name, email })}
            {formerly && (
              <>
                <br />
                <br />
                <strong>{text('again', { when: russianMoment(formerly) })}</strong>
              </>
            )}
          </>
        ),
        confirm: text('confirm'),
        cancel: translate('remove.cancel'),
      }}
      act={{
        run: async () => {
          await depository[call](application);
          setSentHereAt(new Date().toISOString());
        },
        success: `resources.applications.notifications.${sent}`,
        failure: 'resources.applications.notifications.sendFailed',
        refresh: true,
        mutationKey: ['act', call],
        subject: application.id,
      }}
    />
  );
};
