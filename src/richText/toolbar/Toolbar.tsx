import HorizontalRule from '@mui/icons-material/HorizontalRule';
import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Language } from '../../wire/wire.ts';
import { useWords } from '../useWords.ts';
import { AlignmentButtons } from './AlignmentButtons.tsx';
import { BlockMenu } from './BlockMenu.tsx';
import { ClearButton } from './ClearButton.tsx';
import { ColorButton } from './ColorButton.tsx';
import { FontMenu, SizeMenu } from './FontMenus.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { ImageButton } from './ImageButton.tsx';
import { itemsSx } from './itemsSx.ts';
import { LettersButton } from './LettersButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { ListButtons } from './ListButtons.tsx';
import { MarkButtons } from './MarkButtons.tsx';
import { RovingFocus, useRovingKeys } from './RovingFocus.tsx';
import { TableMenu } from './TableMenu.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { toolbarSx } from './toolbarShape.ts';
import { useEditor } from './useCurrent.ts';
import { VideoButton } from './VideoButton.tsx';

interface ToolbarProps {
  isDisabled: boolean;
  /** Of the text. */
  language?: Language;
}

/** One stop of the Tab key; arrows move inside, Escape goes back to the text. Drawn anew by no change of the text. */
export const Toolbar = memo(({ isDisabled, language }: ToolbarProps) => {
  const word = useWords();
  const editor = useEditor();
  const keys = useRovingKeys(() => editor.commands.focus());
  return (
    <Box
      role="toolbar"
      aria-label={word('toolbar')}
      onKeyDown={keys}
      sx={{
        ...toolbarSx,
        ...itemsSx,
        position: 'sticky',
        top: 'var(--top-bar-height, 0px)',
        zIndex: 2,
        bgcolor: 'background.paper',
        borderTopLeftRadius: 'inherit',
        borderTopRightRadius: 'inherit',
      }}
    >
      <RovingFocus first={word('undo')} isDisabled={isDisabled}>
        <div>
          <HistoryButtons />
        </div>
        <div>
          <BlockMenu />
        </div>
        <div>
          <MarkButtons />
        </div>
        <div>
          <FontMenu />
          <SizeMenu />
        </div>
        <div>
          <ColorButton kind="text" />
          <ColorButton kind="background" />
        </div>
        <div>
          <AlignmentButtons />
        </div>
        <div>
          <ListButtons />
        </div>
        <div>
          <LinkButton />
          <ImageButton />
          <VideoButton />
          <TableMenu />
          <RuleButton />
        </div>
        <div>
          <ClearButton />
          {language === 'uz' && <LettersButton />}
        </div>
      </RovingFocus>
    </Box>
  );
});

const RuleButton = () => {
  const word = useWords();
  const editor = useEditor();
  return (
    <ToolbarButton label={word('rule')} onClick={() => editor.chain().focus().setHorizontalRule().run()}>
      <HorizontalRule />
    </ToolbarButton>
  );
};
