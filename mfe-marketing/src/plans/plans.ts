export interface Plan {
  /** Included in a visitor's questions about the plan. */
  key: string;
  name: string;
  /** USD per user and month. */
  monthlyPrice: number;
  /** USD per user and month when a year is paid at once. */
  yearlyPrice: number;
  /** Capacity of a video call. */
  participants: number;
  popular: boolean;
}

export const starter: Plan = {
  key: 'starter',
  name: 'Starter',
  monthlyPrice: 15,
  yearlyPrice: 12,
  participants: 50,
  popular: false,
};

export const business: Plan = {
  key: 'business',
  name: 'Business',
  monthlyPrice: 25,
  yearlyPrice: 20,
  participants: 250,
  popular: true,
};

export const scale: Plan = {
  key: 'scale',
  name: 'Scale',
  monthlyPrice: 40,
  yearlyPrice: 32,
  participants: 500,
  popular: false,
};

/** The plans: every page that states a plan, a price or a size reads it here. */
export const plans: readonly Plan[] = [starter, business, scale];
