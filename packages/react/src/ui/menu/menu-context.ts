'use client';
import { createContext, useContext } from 'react';

export interface MenuContextValue {
  readonly close: () => void;
}

export const MenuContext = createContext<MenuContextValue | null>(null);

/** @throws {Error} outside a menu */
export function useMenu(): MenuContextValue {
  const value = useContext(MenuContext);
  if (!value) throw new Error('A part of a menu stands outside <Menu>. Put it inside one.');
  return value;
}
