import 'react';

declare module 'react' {
  interface DialogHTMLAttributes<T> extends HTMLAttributes<T> {
    /** Which user actions close a dialog; React's types do not have it yet. */
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
