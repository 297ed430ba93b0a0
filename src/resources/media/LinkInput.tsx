import '../../i18n/registers.ts';
import Box from '@mui/material/Box';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../components/form/inputs.tsx';
import { LinkPreview } from './LinkPreview.tsx';
import { mediaAddress } from './mediaAddress.ts';

/** The link of one language and what it points to. An unusable link is said inline and does not block the save. */
export const LinkInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const link: unknown = useWatch({ name: useWrappedSource(source) });
  const address = mediaAddress(String(link ?? ''));
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <TextInput
        source={source}
        inputMode="url"
        helperText={address.kind === 'unusable' && translate('media.unusable')}
      />
      <LinkPreview address={address} />
    </Box>
  );
};
