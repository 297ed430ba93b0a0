import { useTranslate, useWrappedSource } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { LinkPreview } from './LinkPreview.tsx';
import { mediaAddress } from './mediaAddress.ts';

const asTyped = (value: string) => value;

/** The link of one language and what it points to. An unusable link is said inline and does not block the save. */
export const LinkInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const link: unknown = useWatch({ name: useWrappedSource(source) });
  const address = mediaAddress(String(link ?? ''));
  return (
    <>
      <TextInput
        source={source}
        label="media.link"
        parse={asTyped}
        inputMode="url"
        fullWidth
        helperText={address.kind === 'unusable' ? translate('media.unusable') : false}
      />
      <LinkPreview address={address} />
    </>
  );
};
