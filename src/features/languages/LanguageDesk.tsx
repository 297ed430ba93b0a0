import { useRecordContext } from 'ra-core';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LanguageDeskProps } from '../../components/form/sideBySide.ts';
import { useKey } from '../../components/keys/useKey.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import { choice } from './choice.ts';
import { columnsOf } from './columns.ts';
import { Editors } from './editors.ts';
import { PairChoice } from './PairChoice.tsx';
import { useRoom } from './useRoom.ts';
import { useScrollTogether } from './useScrollTogether.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The switch between tabs and columns, and what columns have above them: which languages, their names, one toolbar. */
export const LanguageDesk = ({
  id,
  parts,
  current,
  shown,
  columns,
  onCurrent,
  onColumns,
}: LanguageDeskProps) => {
  const here = useRef<HTMLDivElement>(null);
  const record = useRecordContext();
  const room = useRoom();
  const [isWanted, setIsWanted] = useState(choice.isWanted);
  const [pair, setPair] = useState<readonly Language[]>(choice.pair);
  const [editors] = useState(() => columns?.editors ?? new Editors());
  const offered = useSyncExternalStore(editors.watch, editors.offered);
  const [written, setWritten] = useState('');
  const columnCount = isWanted ? room : 1;
  const isColumns = columns !== undefined;

  useLayoutEffect(() => {
    onColumns((before) => {
      const next = columnsOf({ parts, record }, columnCount, pair, editors);
      return before && next && before.key === next.key ? before : next;
    });
  }, [parts, record, columnCount, pair, editors, onColumns]);

  useEffect(() => {
    const form = here.current?.parentElement?.parentElement;
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const source = target.getAttribute('data-source');
      if (source) setWritten(source);
      const language = LANGUAGES.find((each) => target.closest(`[aria-labelledby="${id}tab-${each}"]`));
      if (language) onCurrent(language);
    };
    form?.addEventListener('focusin', handleFocus);
    return () => form?.removeEventListener('focusin', handleFocus);
  }, [id, onCurrent]);

  useScrollTogether(here, isColumns);

  // on the way back by Tab lie the other columns, whose toolbar it would be then
  useKey('toolbar', () => {
    const buttons = here.current?.parentElement?.parentElement?.querySelectorAll<HTMLElement>(
      '[role=toolbar] [tabindex="0"]',
    );
    [...(buttons ?? [])].find((button) => !button.closest('[hidden]'))?.focus();
  });

  const handleWanted = (wanted: boolean) => {
    choice.keep(wanted ? pair : undefined);
    setIsWanted(wanted);
  };
  const handlePair = (chosen: readonly Language[]) => {
    choice.keep(chosen);
    setPair(chosen);
    if (!chosen.includes(current) && chosen[0]) onCurrent(chosen[0]);
  };

  return (
    <>
      <div
        ref={here}
        className="screen-only"
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 12,
          marginBottom: isColumns ? 12 : 0,
        }}
      >
        {isColumns && room === 2 && <PairChoice chosen={shown} onChoose={handlePair} />}
        {room > 1 && <ViewSwitch isColumns={isColumns} onChange={handleWanted} />}
      </div>
      {isColumns && <ColumnHeads {...{ id, current, shown, offered, written }} />}
    </>
  );
};
