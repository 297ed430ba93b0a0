import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useKey } from '../../components/keys/useKey.ts';
import type { Publication } from '../../dataProvider/records.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { QUEUE } from './queue.ts';
import { SitePage } from './SitePage.tsx';

const WIDTHS = {
  desktop: { width: 860, icon: <DesktopIcon fontSize="small" /> },
  phone: { width: 390, icon: <PhoneIcon fontSize="small" /> },
};
type Width = keyof typeof WIDTHS;

/** An item as the site would show it: in each language, on a telephone and on a desktop. */
export const Preview = ({ record }: { record: Publication }) => {
  const translate = useTranslate();
  const id = useId();
  const [language, setLanguage] = useState<Language>('ru');
  const [width, setWidth] = useStore<Width>(`${QUEUE}.width`, 'desktop');
  useKey('ru', () => setLanguage('ru'));
  useKey('uz', () => setLanguage('uz'));
  useKey('en', () => setLanguage('en'));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          marginBottom: 2,
        }}
      >
        <Tabs
          value={language}
          onChange={(_event, chosen: Language) => setLanguage(chosen)}
          aria-label={translate('languages.label')}
        >
          {LANGUAGES.map((each) => (
            <Tab
              key={each}
              value={each}
              id={`${id}tab-${each}`}
              aria-controls={each === language ? `${id}page` : undefined}
              label={translate(`languages.${each}`)}
            />
          ))}
        </Tabs>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          onChange={(_event, chosen: Width | null) => chosen && setWidth(chosen)}
          aria-label={translate('review.width')}
          // a telephone is no wider than itself
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {Object.entries(WIDTHS).map(([name, { icon }]) => (
            <ToggleButton key={name} value={name} sx={{ gap: 0.75, textTransform: 'none' }}>
              {icon}
              {translate(`review.widths.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box
        role="tabpanel"
        id={`${id}page`}
        aria-labelledby={`${id}tab-${language}`}
        sx={{ width: WIDTHS[width].width, maxWidth: '100%', marginInline: width === 'phone' ? 'auto' : 0 }}
      >
        <SitePage key={language} record={record} language={language} />
      </Box>
    </Box>
  );
};
