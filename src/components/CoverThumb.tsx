import ImageIcon from '@mui/icons-material/ImageOutlined';
import { coverSource } from './coverSource.ts';

/** The small picture of a list row, or a neutral placeholder. */
export const CoverThumb = ({ coverBase64 }: { coverBase64?: string | null }) => {
  const source = coverSource(coverBase64);
  if (source) return <img className="cover" src={source} alt="" loading="lazy" />;
  return (
    <span className="cover">
      <ImageIcon fontSize="small" aria-hidden />
    </span>
  );
};
