'use client';
import { createContext, type ReactNode } from 'react';

/** Line at the top of every dialog of a provider. */
export const BannerContext = createContext<ReactNode>(null);
