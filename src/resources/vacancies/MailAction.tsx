import LinkIcon from '@mui/icons-material/ForwardToInboxOutlined';
import RejectIcon from '@mui/icons-material/UnsubscribeOutlined';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { RowAction } from '../../components/RowAction.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
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
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const [isAsking, setIsAsking] = useState(false);
  // another depository may not say when it sent one
  const [sentHereAt, setSentHereAt] = useStore(`applications.${application.id}.${sentAt}`, '');
  const formerly = application[sentAt] || sentHereAt;

  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider[call](application),
    onSuccess: ({ data }) => {
      if (data?.id === undefined) return;
      setSentHereAt(new Date().toISOString());
      notify(`resources.applications.notifications.${sent}`, { type: 'success' });
      refresh();
    },
    onError: (error) => {
      console.error(error);
      notify('resources.applications.notifications.sendFailed', { type: 'error' });
    },
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
        loading={isPending}
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
          mutate();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
};
