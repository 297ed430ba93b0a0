import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { useTranslate } from 'ra-core';

interface SearchInputProps {
  value: string;
  onChange: (value: string) => void;
  label?: string;
}

/** As many signs as a depository takes. */
const LONGEST = 200;

/** A search box that narrows the list as one types. */
export const SearchInput = ({ value, onChange, label = 'list.search' }: SearchInputProps) => {
  const translate = useTranslate();
  return (
    <div className="filter search">
      <SearchIcon fontSize="small" />
      <input
        type="search"
        maxLength={LONGEST}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={translate(label)}
        aria-label={translate(label)}
      />
      {value && (
        <button type="button" onClick={() => onChange('')} aria-label={translate('list.clearSearch')}>
          <ClearIcon fontSize="small" />
        </button>
      )}
    </div>
  );
};
