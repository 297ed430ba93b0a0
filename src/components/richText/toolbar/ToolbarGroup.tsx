import { styled } from '@mui/material/styles';

export const ToolbarGroup = styled('div')({ display: 'flex' });
