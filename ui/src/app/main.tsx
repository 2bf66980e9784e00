import { render } from 'preact';
import { App } from './App';

render(<App />, document.body);
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js');
