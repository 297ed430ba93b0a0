import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { coverSource } from './coverSource.ts';

const frame = { width: 56, height: 36, borderRadius: 0.75, flex: 'none', display: 'block' } as const;

/** The small picture of a list row, or a neutral placeholder. */
export const CoverThumb = ({ coverBase64 }: { coverBase64?: string | null }) => {
  const source = coverSource(coverBase64);
  if (source)
    return <Box component="img" src={source} alt="" loading="lazy" sx={{ ...frame, objectFit: 'cover' }} />;
  return (
    <Box
      sx={{
        ...frame,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      <ImageIcon fontSize="small" aria-hidden />
    </Box>
  );
};
