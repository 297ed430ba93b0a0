import { Box } from '@mui/material';

export const Picture = ({ source }: { source: string }) => (
  <Box
    component="img"
    src={source}
    alt=""
    sx={{
      display: 'block',
      width: 132,
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      borderRadius: 1,
      marginBottom: 0.5,
    }}
  />
);
