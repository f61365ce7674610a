'use client';
import type { LiveSource } from '@billfold/core';
import { createContext } from 'react';

/** Null where one has to look for oneself what has changed. */
export const LiveContext = createContext<LiveSource | null>(null);
