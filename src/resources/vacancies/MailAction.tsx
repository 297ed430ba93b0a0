import LinkIcon from '@mui/icons-material/ForwardToInboxOutlined';
import RejectIcon from '@mui/icons-material/UnsubscribeOutlined';
import { useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { RowAction } from '../../components/RowAction.tsx';
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
  const [isAsking, setIsAsking] = useState(false);
  // another depository may not say when it sent one
  const [sentHereAt, setSentHereAt] = useStore(`applications.${application.id}.${sentAt}`, '');
  const formerly = application[sentAt] || sentHereAt;

  const { act, isActing } = useAct({
    run: async () => {
      await depository[call](application);
      setSentHereAt(new Date().toISOString());
    },
    success: `resources.applications.notifications.${sent}`,
    failure: 'resources.applications.notifications.sendFailed',
    refresh: true,
    mutationKey: ['act', call],
    subject: application.id,
  });

  const name = nameOfApplicant(application);
  const email = application.email || translate('applications.mail.noEmail');
  const text = (key: string, values?: object) => translate(`applications.mail.${mail}.${key}`, values);
  return (
    <>
      <RowAction
        label={translate(`applications.${label}`)}
        item={name}
        icon={icon}
        color={color}
        isActing={isActing}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={text('title')}
        text={
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
        }
        color={color}
        confirmLabel={text('confirm')}
        cancelLabel={translate('remove.cancel')}
        onConfirm={() => {
          setIsAsking(false);
          act();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
};
