import module from '../../../build/wasm/tree/searches.wasm?url';
import { answerCalls } from './calls.ts';
import { load } from './searches.ts';

/** One search at a time, in a worker that is ended where it takes too long. */
answerCalls(module, load);
