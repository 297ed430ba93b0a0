import { Box, ListItemText, MenuItem, MenuList, Paper, TextField } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { Person } from '../../dataProvider/commentCalls.ts';
import { peopleLike, typedMention } from './mentions.ts';

const MOST_SHOWN = 6;
/** The key code that Safari sends for the key that ends a composition. */
const COMPOSING = 229;

interface MentionInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  fault?: string;
  people: readonly Person[];
  inputRef: RefObject<HTMLTextAreaElement | null>;
  autoFocus?: boolean;
  isLocked: boolean;
}

/** A text input in which `@` opens a list of people: arrows choose, Enter or Tab takes, Esc closes it. */
export const MentionInput = ({ people, fault, onChange, onSend, isLocked, ...props }: MentionInputProps) => {
  const { value, inputRef } = props;
  const translate = useTranslate();
  const id = useId();
  const [mention, setMention] = useState<ReturnType<typeof typedMention>>();
  const [current, setCurrent] = useState(0);
  const found = mention ? peopleLike(people, mention.part).slice(0, MOST_SHOWN) : [];
  const isOpen = found.length > 0;
  const optionId = (index: number) => `${id}option-${index}`;

  const take = (person?: Person) => {
    if (!mention || !person) return;
    const before = `${value.slice(0, mention.at)}@${person.login} `;
    flushSync(() => {
      onChange(before + value.slice(mention.at + 1 + mention.part.length));
      setMention(undefined);
    });
    inputRef.current?.focus();
    inputRef.current?.setSelectionRange(before.length, before.length);
  };

  const handleKey = (event: KeyboardEvent) => {
    const { key, nativeEvent, keyCode } = event;
    // an input method is composing and uses the key
    if (nativeEvent.isComposing || keyCode === COMPOSING) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    else if (!isOpen) return;
    else if (move) setCurrent((current + move + found.length) % found.length);
    else if (key === 'Enter' || (key === 'Tab' && !event.shiftKey)) take(found[current]);
    else if (key === 'Escape') setMention(undefined);
    else return;
    event.preventDefault();
    // Esc would also close the panel
    event.stopPropagation();
  };

  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        {...props}
        multiline
        minRows={2}
        maxRows={10}
        fullWidth
        onChange={({ target }) => {
          onChange(target.value);
          setMention(typedMention(target.value, target.selectionStart ?? target.value.length));
          setCurrent(0);
        }}
        onKeyDown={handleKey}
        onBlur={() => setMention(undefined)}
        error={fault !== undefined}
        helperText={fault ?? translate('comments.hint')}
        slotProps={{
          htmlInput: {
            readOnly: isLocked,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': isOpen ? `${id}list` : undefined,
            'aria-activedescendant': isOpen ? optionId(current) : undefined,
          },
        }}
      />
      <Box role="status" sx={visuallyHidden}>
        {isOpen && translate('comments.found', { smart_count: found.length })}
      </Box>
      {isOpen && (
        <Paper elevation={6} sx={{ position: 'absolute', insetInline: 0, top: '100%', zIndex: 3, mt: -2.5 }}>
          <MenuList id={`${id}list`} role="listbox" aria-label={translate('comments.people')} tabIndex={-1}>
            {found.map((person, index) => (
              <MenuItem
                key={person.login}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                selected={index === current}
                // keeps the focus in the text
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(person)}
              >
                <ListItemText primary={person.name} secondary={person.login} sx={{ whiteSpace: 'normal' }} />
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      )}
    </Box>
  );
};
