import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Workbox } from 'workbox-window';
import { OrderCode } from './OrderCode.tsx';
import { SignIn } from './SignIn.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<SignIn />} />
      <Route path="/orders/:id" element={<OrderCode />} />
    </Routes>
  </BrowserRouter>,
);
void new Workbox('/sw.js').register();
