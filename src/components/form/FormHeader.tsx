import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Chip, Drawer, IconButton, Portal, Typography, useMediaQuery } from '@mui/material';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import {
  useCreatePath,
  useGetRecordRepresentation,
  useLocation,
  useNavigate,
  useParams,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { type Publication, waitingEdit } from '../../dataProvider/records.ts';
import { useGoBack } from '../../routing/useGoBack.ts';
import { isPublishable } from '../../wire/kinds.ts';
import { BackCloses } from '../BackCloses.tsx';
import { type FormTool, Slot, useFeatures } from '../features.tsx';
import { BESIDE_WIDTH } from '../media.ts';
import { PageHeader } from '../PageHeader.tsx';
import { takeFocus } from '../passFocus.ts';
import { useNewestRecord } from './formState.ts';

export const FormHeader = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const { id } = useParams<{ id: string }>();
  const createPath = useCreatePath();
  const goBack = useGoBack(createPath({ resource, type: 'list' }));
  const nameOf = useGetRecordRepresentation(resource);
  const name = record && nameOf(record);
  return (
    <PageHeader
      title={translate(`resources.${resource}.formTitle`)}
      subtitle={
        id && [translate('form.editing', { id }), name !== `№ ${id}` && name].filter(Boolean).join(' · ')
      }
      badge={
        <Box sx={{ display: 'contents', '& > .MuiChip-root ~ .MuiChip-root': { display: 'none' } }}>
          <Slot name="formState" />
          <StateBadge />
        </Box>
      }
      onBack={goBack}
    >
      {Boolean(record?.id) && <FormTools />}
    </PageHeader>
  );
};

/** Whether the item is on the site, for kinds that are published by an approval. */
const StateBadge = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useNewestRecord();
  const { id, status }: Partial<Publication> = record ?? {};
  // another depository may use other words for the status
  const isKnown = status === 'published' || status === 'pending';
  if (!id || !isKnown || !isPublishable(resource)) return null;
  const state = waitingEdit(record) ? 'edited' : status;
  return (
    <Chip color={state === 'published' ? 'success' : 'warning'} label={translate(`form.state.${state}`)} />
  );
};

/** Buttons that open one panel each; a link may open a panel as well (`state.tool`). */
export const FormTools = () => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { tool, ...rest } = Object(state) as { tool?: unknown };
  const [opened, setOpened] = useState(tool);
  // only once: after a reload or Back a closed panel stays closed
  useEffect(() => {
    if (tool) navigate({ pathname, search }, { replace: true, state: rest });
  });
  return useFeatures().flatMap(({ formTools = [] }) =>
    formTools.map((tool) => (
      <ToolButton
        key={tool.name}
        tool={tool}
        isOpen={tool.name === opened}
        onOpen={() => setOpened(tool.name)}
        onClose={() => setOpened(undefined)}
      />
    )),
  );
};

interface ToolButtonProps {
  tool: FormTool;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A button that opens a panel; the focus returns to it. */
const ToolButton = ({ tool, isOpen, onOpen, onClose }: ToolButtonProps) => {
  const label = useTranslate()(tool.label);
  const button = useRef<HTMLButtonElement>(null);
  const handleClose = () => {
    onClose();
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="inherit"
        variant="outlined"
        startIcon={tool.icon}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {label}
      </Button>
      {isOpen && <ToolPanel tool={tool} onClose={handleClose} />}
    </>
  );
};

/** React bubbles the events of a panel to the form, although the panel is not inside it. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Renders a panel outside of the form element, so that Enter in one of its inputs does not submit the form. */
const screenElement = () => document.getElementById('content');

/** A panel beside the text where there is room for both, otherwise over it. */
const ToolPanel = ({ tool, onClose }: Pick<ToolButtonProps, 'tool' | 'onClose'>) => {
  const translate = useTranslate();
  const id = useId();
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'));
  // decided once, because resizing the window must not remount the panel
  const [isBeside] = useState(() => isWide && !document.querySelector('.side-by-side'));
  const { label, title = label, panel: Panel } = tool;
  const besideProps = {
    variant: 'persistent',
    className: 'beside screen-only',
    transitionDuration: 0,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && onClose(),
  } as const;
  const panel = (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      onSubmit={stop}
      onChange={stop}
      {...(isBeside && besideProps)}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': !isBeside || undefined,
          'aria-labelledby': id,
          tabIndex: -1,
          ref: isBeside ? takeFocus : undefined,
          sx: {
            width: { xs: '100%', sm: 520, ...(isBeside ? BESIDE_WIDTH : { lg: 640 }) },
            padding: { xs: 2, sm: 3 },
            gap: 2,
            ...(isBeside && { top: 'var(--top-bar-height)', height: 'auto', bottom: 0, outline: 'none' }),
          },
        },
      }}
    >
      {!isBeside && <BackCloses onClose={onClose} />}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={id} component="h2" variant="h2" sx={{ flex: 1 }}>
          {translate(title)}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Panel onClose={onClose} isBeside={isBeside} />
    </Drawer>
  );
  return isBeside ? <Portal container={screenElement}>{panel}</Portal> : panel;
};
