import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as keys from '../../contract/storage-keys.ts';
import { forget, onStoredElsewhere, readStored, store } from './storage.ts';
import { forgetOldVersion, preferredVersion } from './use-preferred-version.ts';

const values = new Map<string, string>();
const memory = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};

beforeEach(() => {
  values.clear();
  vi.stubGlobal('unstoredChoices', undefined);
  vi.stubGlobal('localStorage', memory);
});
afterEach(() => void vi.unstubAllGlobals());

describe('storage', () => {
  it('keeps values under prefixed keys', () => {
    store(keys.tab('platform'), 'ios');
    expect(values).toEqual(new Map([['docs.tab.platform', 'ios']]));
    expect(readStored(keys.tab('platform'))).toBe('ios');
    forget(keys.tab('platform'));
    expect(readStored(keys.tab('platform'))).toBeNull();
  });

  it('warns once and goes on when storage is not available', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readStored('a')).toBeNull();
    store('a', 'b');
    expect(readStored('a')).toBe('b');
    forget('a');
    expect(readStored('a')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('prefers what could not be stored to what was stored before', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    store('a', 'old');
    vi.stubGlobal('localStorage', { ...memory, setItem: refuse });
    store('a', 'new');
    expect(readStored('a')).toBe('new');
    warn.mockRestore();
  });

  it('follows storage again as soon as a value can be stored', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('localStorage', { ...memory, setItem: refuse });
    store('a', 'here');
    store('b', 'too long');
    vi.stubGlobal('localStorage', memory);
    store('a', 'here');
    values.set('docs.a', 'from another tab');
    expect(readStored('a')).toBe('from another tab');
    expect(readStored('b')).toBe('too long');
    warn.mockRestore();
  });

  it('is notified of changes in other tabs, only for its own key, and of coming back, until unsubscribed', () => {
    const target = new EventTarget();
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const listener = vi.fn();
    const change = (key: string | null): boolean => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const stop = onStoredElsewhere('a', () => listener());
    change('docs.a');
    expect(listener).toHaveBeenCalledTimes(1);
    change('docs.b');
    change('a');
    expect(listener).toHaveBeenCalledTimes(1);
    target.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(2);
    // Everything was deleted.
    change(null);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    change('docs.a');
    target.dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('preferredVersion', () => {
  const versions = [{ name: 'current' }, { name: 'v1' }];

  it('is the stored one, else the latest', () => {
    expect(preferredVersion(versions, 'current')).toBe('current');
    store(keys.version, 'v1');
    expect(preferredVersion(versions, 'current')).toBe('v1');
  });

  it('is deleted when that version no longer exists', () => {
    store(keys.version, 'v0');
    expect(preferredVersion(versions, 'current')).toBe('current');
    forgetOldVersion(versions);
    expect(values).toEqual(new Map());
    store(keys.version, 'v1');
    forgetOldVersion(versions);
    expect(preferredVersion(versions, 'current')).toBe('v1');
  });
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
