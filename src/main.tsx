import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAuthProvider } from './authProvider.ts';
import { createHttp, depositoryUrl } from './dataProvider/http.ts';
import { Entrance, firstScreen } from './layout/Entrance.tsx';

const http = createHttp({ baseUrl: depositoryUrl() });
const providers = { http, authProvider: createAuthProvider(http) };
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// not awaited at the top: what is loaded meanwhile imports this very module
firstScreen(providers).then((first) =>
  createRoot(root).render(
    <StrictMode>
      <Entrance {...providers} first={first} />
    </StrictMode>,
  ),
);
