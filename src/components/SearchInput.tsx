import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';

interface SearchInputProps {
  value: string;
  onChange: (value: string) => void;
  label?: string;
}

/** A search box that narrows the list as one types. */
export const SearchInput = ({ value, onChange, label = 'list.search' }: SearchInputProps) => {
  const translate = useTranslate();
  return (
    <TextField
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={translate(label)}
      sx={{
        flex: '1 1 240px',
        maxWidth: { sm: 380 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': translate(label) },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: value && (
            <IconButton size="small" onClick={() => onChange('')} aria-label={translate('list.clearSearch')}>
              <ClearIcon fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
};
