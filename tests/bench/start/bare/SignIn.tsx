import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { database } from './database.ts';

const ORDER = { id: 10_482, title: 'Hoodie' };

/** The form of the first visit; submitting it stores the order. */
export function SignIn() {
  const navigate = useNavigate();
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    await database.orders.put(ORDER);
    await navigate(`/orders/${ORDER.id}`);
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)}>
      <label>
        Email <input type="email" name="email" autoComplete="username" />
      </label>
      <label>
        Password <input type="password" name="password" autoComplete="current-password" />
      </label>
      <button>Sign in</button>
    </form>
  );
}
