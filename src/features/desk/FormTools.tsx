import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type RaRecord, RecordContextProvider, useLocation, useResourceContext, useTranslate } from 'ra-core';
import { Suspense, type SyntheticEvent, useId, useState } from 'react';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { session } from '../../session.ts';
import { type FormTool, type FormToolProps, formTools } from './tools.tsx';

/** What happens in a panel is not the form's, though React lets it pass through there. */
const stay = (event: SyntheticEvent) => event.stopPropagation();

/** Buttons for what our depository adds to the form of an item that is stored; each opens a panel beside the form, as does a link that names it (`state.tool`). */
export const FormTools = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const asked: unknown = Object(useLocation().state).tool;
  const [opened, setOpened] = useState(asked);
  const tools = formTools.filter(({ feature, isFor }) => session.hasFeature(feature) && isFor(resource));
  const shown = tools.find(({ name }) => name === opened);
  return (
    <RecordContextProvider value={record}>
      {tools.map((tool) => (
        <Button
          key={tool.name}
          size="small"
          color="inherit"
          variant="outlined"
          startIcon={tool.icon}
          aria-haspopup="dialog"
          onClick={() => setOpened(tool.name)}
        >
          {translate(`desk.${tool.name}.label`)}
        </Button>
      ))}
      {shown && (
        <ToolPanel tool={shown} resource={resource} record={record} onClose={() => setOpened(undefined)} />
      )}
    </RecordContextProvider>
  );
};

const ToolPanel = ({ tool, ...props }: FormToolProps & { tool: FormTool }) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={props.onClose}
      onSubmit={stay}
      onChange={stay}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: { xs: '100%', sm: 520, lg: 640 }, padding: { xs: 2, sm: 3 }, gap: 2 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={id} component="h2" variant="h2" sx={{ flex: 1 }}>
          {translate(`desk.${tool.name}.title`)}
        </Typography>
        <IconButton onClick={props.onClose} aria-label={translate('list.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Suspense fallback={<SkeletonRows rowCount={5} columnCount={1} />}>
        <tool.panel {...props} />
      </Suspense>
    </Drawer>
  );
};
