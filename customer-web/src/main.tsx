import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { currentLang } from './i18n/language';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
document.documentElement.lang = currentLang();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
