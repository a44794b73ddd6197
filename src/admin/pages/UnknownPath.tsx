import { Navigate } from 'react-router';

/** 000 §2: unknown paths redirect to /404. */
export const UnknownPath = () => <Navigate to="/404" replace />;
