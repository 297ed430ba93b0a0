import { Suspense, useState } from 'react';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { loadLetters } from '../../features/letters/Letters.tsx';
import { useWords } from '../useWords.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useEditor } from './useCurrent.ts';

const LettersMenu = lazyScreen(loadLetters, 'LettersMenu');

/** What can be done with the letters of an Uzbek text; its code is fetched when it is first asked for. */
export const LettersButton = () => {
  const word = useWords();
  const editor = useEditor();
  const [isWanted, setIsWanted] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const open = (button: HTMLElement) => {
    setIsWanted(true);
    setAnchor(button);
  };
  return (
    <>
      <ToolbarButton
        label={word('letters')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={open}
      >
        <b>Oʻ</b>
      </ToolbarButton>
      {isWanted && (
        <Suspense>
          <LettersMenu text={editor} language="uz" anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
};
