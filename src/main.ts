import { createAuthProvider } from './authProvider.ts';
import { createHttp, depositoryUrl } from './dataProvider/http.ts';
import { enter } from './entrance.ts';

const http = createHttp({ baseUrl: depositoryUrl() });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

enter(root, { http, authProvider: createAuthProvider(http) });
