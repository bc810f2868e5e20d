export interface Plan {
  /** Sent along when a visitor asks about the plan. */
  key: string;
  name: string;
  /** USD per user and month. */
  monthlyPrice: number;
  /** USD per user and month when a year is paid at once. */
  yearlyPrice: number;
  /** How many people a video call holds. */
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

/** What the company sells: every page that names a plan, a price or a size takes it from here. */
export const plans: readonly Plan[] = [starter, business, scale];
