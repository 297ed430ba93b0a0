import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Link } from '@mui/material';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../components/form/inputs.tsx';

/** The link of one language with a preview. An unusable link is reported inline and does not block the save. */
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

/**
 * Previews a link: a file in the browser's player, which loads when it is started; anything else as a plain link. Players of video sites
 * run foreign scripts, so they are not embedded.
 */
const LinkPreview = ({ address }: { address: MediaAddress }) => {
  const translate = useTranslate();
  const label = translate('media.preview');
  switch (address.kind) {
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: somebody else's file, without captions of ours
      return <audio key={address.href} src={address.href} controls preload="none" aria-label={label} />;
    case 'video':
      return (
        <Box
          component="video"
          key={address.href}
          src={address.href}
          controls
          preload="none"
          aria-label={label}
          sx={{
            width: '100%',
            maxHeight: 420,
            aspectRatio: '16 / 9',
            bgcolor: 'action.hover',
            borderRadius: 1,
          }}
        />
      );
    case 'page':
      return (
        <Link
          href={address.href}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, justifySelf: 'start' }}
        >
          {translate('media.open', { host: address.host })}
          <OpenInNewIcon fontSize="inherit" aria-hidden />
        </Link>
      );
    default:
      return null;
  }
};

type MediaAddress =
  | { kind: 'empty' }
  | { kind: 'unusable' }
  /** An audio or video file that the browser plays itself. */
  | { kind: 'audio' | 'video'; href: string }
  | { kind: 'page'; href: string; host: string };

const AUDIO = /\.(mp3|m4a|aac|oga|ogg|opus|wav|flac)$/i;
const VIDEO = /\.(mp4|m4v|webm|ogv)$/i;

/** Classifies any typed text; never throws. */
const mediaAddress = (typed: string): MediaAddress => {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return { kind: 'unusable' };
  const { href, host, pathname } = new URL(text);
  if (AUDIO.test(pathname)) return { kind: 'audio', href };
  if (VIDEO.test(pathname)) return { kind: 'video', href };
  return { kind: 'page', href, host };
};
