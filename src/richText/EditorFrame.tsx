import { styled } from '@mui/material/styles';

/** The parts that the editor and its skeleton have in common, so that neither is higher than the other. */
export const EditorFrame = styled('div')({ width: '100%', minWidth: 0, marginBottom: 8 });

export const EditorLabel = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  marginBottom: 6,
}));

export const Sheet = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    '&:focus-within': { borderColor: palette.primary.main },
  };
});
