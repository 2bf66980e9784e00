import { forgetSession } from '../api/session';
import { printRoute } from '../app/route';

// Whoever was here is somebody else from now on, or nobody.
export function leave(): void {
  forgetSession();
  location.hash = printRoute({ page: 'home' });
}
