import Box from '@mui/material/Box';
import { AddButton } from '../AddButton.tsx';
import { TypeSelect } from './TypeSelect.tsx';
import { codeSearch, type TypeKind } from './typeKind.ts';

interface TypeBarProps {
  types: TypeKind;
  placeholder: string;
  code: string;
  onChange: (code: string) => void;
}

/** The line above a list that is chosen by type; «Добавить» appears with the choice (part 2, §2). */
export const TypeBar = ({ code, onChange, ...select }: TypeBarProps) => (
  <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBottom: 2 }}>
    <Box sx={{ flex: '1 1 260px', maxWidth: { sm: 460 } }}>
      <TypeSelect {...select} by="code" value={code} onChange={(chosen) => onChange(String(chosen ?? ''))} />
    </Box>
    {code && (
      <Box sx={{ marginInlineStart: 'auto' }}>
        <AddButton search={codeSearch(code)} />
      </Box>
    )}
  </Box>
);
